package dev.stoa.architecture.violators.dependenciesofapplication.application;

import dev.stoa.architecture.violators.dependenciesofapplication.schema.Table;

/** Sees how things are stored. */
public record BadUse(Table table) {}
