package dev.stoa.domain.goal;

import java.time.Instant;

/** What is wanted. */
public record Goal(GoalId id, String title, double urgency, Instant openedAt) {}
