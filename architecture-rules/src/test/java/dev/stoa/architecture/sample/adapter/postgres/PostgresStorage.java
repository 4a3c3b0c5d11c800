package dev.stoa.architecture.sample.adapter.postgres;

import dev.stoa.architecture.sample.adapter.jooq.memory.JooqMemories;
import javax.sql.DataSource;

/** Sees the adapter both engines share. */
public record PostgresStorage(DataSource source, JooqMemories memories) {}
