package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The judged mutations of a workspace. */
public interface Mutations {

  /** Stores judgements; a second one of a variant is an error. */
  void add(Seq<Mutation> mutations);

  /** The mutation of this id. */
  Option<Mutation> find(MutationId id);

  /** The judgements of these variants, in any order. */
  Seq<Mutation> ofVariants(Seq<ProfileId> variants);

  /** Newest generation first, after a position. */
  Seq<Mutation> page(Option<Mutation.Key> after, int limit);

  /** Those of these generations that have a constraint, newest generation first. */
  Seq<Mutation> constraints(Seq<Generation> generations, int limit);
}
