package dev.stoa.architecture.sample.domain.rating;

/** Another id. */
public record RatingId(String value) {}
