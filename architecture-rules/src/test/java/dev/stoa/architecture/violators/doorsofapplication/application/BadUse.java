package dev.stoa.architecture.violators.doorsofapplication.application;

import dev.stoa.architecture.violators.doorsofapplication.schema.Table;

/** Sees how things are stored. */
public record BadUse(Table table) {}
