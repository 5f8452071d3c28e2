"""What the HTTP API answers with: a body in JSON, or a problem."""

import msgspec
from starlette.responses import Response

from papertiger.wire import http


class RefusedError(Exception):
    """A request that cannot be done: the status, and what was wrong."""

    def __init__(
        self,
        status: int,
        code: str,
        where: str,
        detail: str = "",
        arguments: dict[str, str | int] | None = None,
    ) -> None:
        """The parts of a `Problem`."""
        super().__init__(detail or code)
        self.status, self.problem = status, http.Problem(code, where, detail, arguments or {})


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    """A JSON answer."""
    return made(msgspec.json.encode(body), status)


def made(body: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    return Response(body, status, media_type="application/json")
