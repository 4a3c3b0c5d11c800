package dev.stoa.architecture.violators.parametersarefew.domain;

/** Has eight parameters that look alike. */
public record BadRecord(int a, int b, int c, int d, int e, int f, int g, int h) {}
