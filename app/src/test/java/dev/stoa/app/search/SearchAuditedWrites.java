package dev.stoa.app.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.search.MetadataKind;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import java.util.List;

/** What is audited of search. */
public final class SearchAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    VectorCollection docs = new VectorCollection("docs");
    stoa.vectors().put(docs, List.of(VectorItem.of("v1", 1, 2).text(secret))).get();
    assertEquals(1, stoa.vectors().clear(docs));
    stoa.metadataIndexes().declare(MetadataKind.VECTOR, "year").get();
    stoa.metadataIndexes().drop(MetadataKind.VECTOR, "year").get();
  }
}
