package dev.stoa.architecture.violators.dependenciesofdomain.domain;

import com.google.inject.Injector;

/** Uses a library that is not allowed. */
public record BadLibrary(Injector injector) {}
