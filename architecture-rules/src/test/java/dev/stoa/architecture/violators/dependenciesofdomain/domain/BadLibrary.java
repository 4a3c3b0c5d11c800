package dev.stoa.architecture.violators.dependenciesofdomain.domain;

import com.google.inject.Injector;

/** Sees a library nobody allowed. */
public record BadLibrary(Injector injector) {}
