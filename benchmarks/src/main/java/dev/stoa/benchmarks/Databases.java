package dev.stoa.benchmarks;

/**
 * Three fresh databases on one engine.
 *
 * @param ours Stoa's
 * @param jdbc with our schema, for hand-written JDBC
 * @param floor for hand-written JDBC on the smallest schema that could do the job
 */
public record Databases(String ours, String jdbc, String floor) {}
