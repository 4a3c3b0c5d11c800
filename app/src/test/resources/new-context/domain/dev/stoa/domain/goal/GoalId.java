package dev.stoa.domain.goal;

/** Identifies a goal. */
public record GoalId(String value) {}
