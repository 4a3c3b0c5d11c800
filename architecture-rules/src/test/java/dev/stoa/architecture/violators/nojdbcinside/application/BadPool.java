package dev.stoa.architecture.violators.nojdbcinside.application;

import javax.sql.DataSource;

/** Knows of pools. */
public record BadPool(DataSource source) {}
