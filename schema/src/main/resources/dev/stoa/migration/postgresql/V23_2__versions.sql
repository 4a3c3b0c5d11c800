-- What keeps the versions of rows: a function and triggers for every table whose rows change.

${version_triggers}
