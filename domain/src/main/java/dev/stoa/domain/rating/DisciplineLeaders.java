package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;

/** The best agents in a discipline, best first. */
public record DisciplineLeaders(Discipline discipline, Seq<DomainRating> leaders) {}
