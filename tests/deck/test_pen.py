"""The pen: short path data, overlapping strokes that join, and paths read back."""

import pytest

from papertiger.deck import pen
from papertiger.deck.outline import steps


def test_a_closed_shape_passes_through_its_points() -> None:
    (contour,) = pen.shape("#000", "0,0! 10,0! 10,10! 0,10!").contours
    assert [segment[-1] for segment in contour.segments] == [(10, 0), (10, 10), (0, 10), (0, 0)]


def test_corners_are_joined_by_straight_lines() -> None:
    (contour,) = pen.shape("#000", "0,0! 10,0! 10,10!").contours
    assert all(len(segment) == 1 for segment in contour.segments)


def test_numbers_are_written_as_short_as_they_can_be() -> None:
    contour = pen.Contour((0.5, -0.5), (((1.0, 0.0),), ((-1.5, 0.6),)))
    assert pen.path_data([contour]) == "M.5-.5l.5.5-2.5.5z"


def test_contours_of_one_path_run_the_same_way_round() -> None:
    square = pen.rectangle(0, 0, 10, 10)
    back = pen.Contour((0.0, 0.0), (((0.0, 10.0),), ((10.0, 10.0),), ((10.0, 0.0),)))
    there, also = pen.path_data([square, back]).split("z")[:2]
    assert area(there) * area(also) > 0


def area(data: str) -> float:
    """The signed area of a path of straight lines."""
    corners = [numbers for _, numbers in steps(data) if numbers]
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)


def test_a_stroke_is_as_wide_as_it_is_told() -> None:
    contour = pen.brush([(0, 0), (10, 0)], 4, (1, 1))
    heights = {point[1] for segment in contour.segments for point in segment}
    assert heights == {-2, 2}


def test_a_drawing_turns_about_its_origin() -> None:
    (paint,) = pen.turned([pen.Paint("#000", (pen.rectangle(1, 0, 1, 0),))], 90, 5, 5)
    assert paint.contours[0].start == pytest.approx((5, 6))


def test_relative_and_short_commands_are_read_as_absolute_ones() -> None:
    assert list(steps("M1 1h2v3l-1-1zm5 0l1 0")) == [
        ("M", (1, 1)),
        ("L", (3, 1)),
        ("L", (3, 4)),
        ("L", (2, 3)),
        ("Z", ()),
        ("M", (6, 1)),
        ("L", (7, 1)),
    ]


def test_a_half_circle_becomes_two_curves_that_end_where_it_ends() -> None:
    found = list(steps("M0 0a5 5 0 0 1 10 0"))
    assert [letter for letter, _ in found] == ["M", "C", "C"]
    assert found[1][1][-2:] == pytest.approx((5, -5))
    assert found[2][1][-2:] == pytest.approx((10, 0))


def test_an_unknown_path_command_is_refused() -> None:
    with pytest.raises(ValueError, match="no path command 'T'"):
        list(steps("M0 0T1 1"))
