package dev.stoa.domain.knowledge;

import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;

/** Checks the vectors of queries by domain. */
public final class KnowledgeVectors {

  private KnowledgeVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("space-os").check("knowledge", KnowledgeVectors::query);
  }

  private static void query(SpecVector vector) {
    DomainQuery query = DomainQuery.read(vector.input().get("query").text());
    Seq<String> domains = vector.input().get("domains").texts();
    vector.expected().matches(domains.filter(domain -> query.accepts(new DomainPath(domain))));
  }
}
