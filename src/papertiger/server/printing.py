"""The sheets to print, for whoever asks a server for them: drawn once each, one at a time."""

import asyncio
from typing import get_args

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from papertiger.deck.sheets import Paper, pdf
from papertiger.server.server import Server
from papertiger.text.catalog import LANGUAGES

PAPERS: tuple[Paper, ...] = get_args(Paper)
KEPT = "public, max-age=86400"
"""A day: they change with the program."""


class Sheets:
    """What a server has drawn by now, by paper and language; each is about half a megabyte."""

    def __init__(self, server: Server) -> None:
        """Nothing is drawn before it is asked for: it takes seconds."""
        self._server = server
        self._drawn: dict[tuple[Paper, str], bytes] = {}
        self._one = asyncio.Lock()

    async def sheet(self, request: Request) -> Response:
        """The deck as PDF, with the rules in a language."""
        self._server.count_request(request)
        paper, language = request.path_params["paper"], request.path_params["language"]
        if paper not in PAPERS or language not in LANGUAGES:
            raise HTTPException(404)
        key = (paper, language)
        if key not in self._drawn:
            async with self._one:
                if key not in self._drawn:
                    self._drawn[key] = await run_in_threadpool(
                        lambda: pdf(paper, language=language)
                    )
        name = f"madiao-{paper}-{language}.pdf"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": KEPT}
        return Response(self._drawn[key], media_type="application/pdf", headers=headers)
