"""Alembic's way in: the connection comes from whoever runs the migrations."""

from alembic import context

from papertiger.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
