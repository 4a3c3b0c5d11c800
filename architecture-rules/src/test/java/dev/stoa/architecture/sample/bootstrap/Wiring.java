package dev.stoa.architecture.sample.bootstrap;

import com.google.inject.Injector;
import dev.stoa.architecture.sample.adapter.sqlite.SqliteStorage;
import dev.stoa.architecture.sample.application.memory.MemoryOperations;

/** Sees everything. */
public record Wiring(MemoryOperations memory, SqliteStorage storage, Injector container) {}
