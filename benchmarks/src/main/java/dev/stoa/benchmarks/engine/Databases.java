package dev.stoa.benchmarks.engine;

/**
 * Four fresh databases on one engine.
 *
 * @param ours Stoa's
 * @param jdbc with our schema, for hand-written JDBC
 * @param floor for hand-written JDBC on the smallest schema that could do the job
 * @param second Stoa's too, where two workspaces are compared
 */
public record Databases(String ours, String jdbc, String floor, String second) {}
