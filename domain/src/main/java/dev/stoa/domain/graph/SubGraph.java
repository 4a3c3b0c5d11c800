package dev.stoa.domain.graph;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Some entities, and relations that touch them; both in the order in which they were made. */
public record SubGraph(Seq<DescribedEntity> entities, Seq<NamedRelation> relations) {

  /** Nothing. */
  public static final SubGraph EMPTY = new SubGraph(Vector.empty(), Vector.empty());

  /** What several relations say is here once, and a merged pair is not related to itself. */
  public SubGraph {
    relations =
        relations.toVector().filter(SubGraph::isSaid).distinctBy(one -> one.relation().said());
  }

  private static boolean isSaid(NamedRelation one) {
    Relation relation = one.relation();
    return !relation.fromHolder().equals(relation.toHolder())
        || relation.from().equals(relation.to());
  }
}
