package dev.stoa.architecture.violators.nojdbcinside.adapter.jooq;

import javax.sql.DataSource;

/** May. */
public record GoodPool(DataSource source) {}
