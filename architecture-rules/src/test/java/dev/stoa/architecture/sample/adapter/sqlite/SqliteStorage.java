package dev.stoa.architecture.sample.adapter.sqlite;

import dev.stoa.architecture.sample.adapter.jooq.memory.JooqMemories;
import javax.sql.DataSource;

/** Sees the adapter both engines share. */
public record SqliteStorage(DataSource source, JooqMemories memories) {}
