package dev.stoa.architecture.violators.nojdbcinside.domain;

import java.sql.ResultSet;

/** Knows of rows. */
public record BadRow(ResultSet row) {}
