package dev.stoa.architecture.violators.parametersarefew.domain;

/** Is made by its builder. */
public record GoodRecord(int a, int b, int c, int d, int e, int f, int g, int h) {}
