"""Made-up rules: what winners add to the game. [MO-89] to [MO-94]

A rule is free text that the table judges, or a value of a closed language that the machine
enforces: *when* something happens (triggers.py), *if* conditions hold (conditions.py, over
numbers.py, faces.py and seats.py), *then* effects follow (effects.py). There are no loops, no
recursion and no code in it; limits.py says how large a rule may be. What a rule means is worked
out here from a scene alone (scene.py), as deeds (deeds.py) that `enforcing.py` of the game does.
"""

from papertiger.mao.customs.custom import ID, Custom, InForce, Part, Verdict

__all__ = ["ID", "Custom", "InForce", "Part", "Verdict"]
