package dev.stoa.actions.knowledge;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.knowledge.KnowledgeHit;
import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A knowledge entry that matches a query. */
record ShownKnowledgeHit(
    ShownKnowledge knowledge,
    @Param("The matching passage, with matching words in brackets.") String snippet,
    @Param("Its score; the greater, the better.") double relevance) {

  static Seq<ShownKnowledgeHit> all(Workspace workspace, Seq<KnowledgeHit> hits) {
    Map<AgentId, String> identities =
        ShownKnowledge.identities(workspace, hits.map(KnowledgeHit::entry));
    return hits.map(
        hit ->
            new ShownKnowledgeHit(
                ShownKnowledge.of(hit.entry(), identities), hit.snippet(), hit.relevance()));
  }
}
