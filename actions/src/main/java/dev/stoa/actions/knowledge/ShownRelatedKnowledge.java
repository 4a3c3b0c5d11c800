package dev.stoa.actions.knowledge;

import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.knowledge.RelatedKnowledge;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A knowledge entry that shares keywords with another. */
record ShownRelatedKnowledge(
    ShownKnowledge knowledge, @Param("How many keywords both have.") int sharedWords) {

  static Items<ShownRelatedKnowledge> all(Workspace workspace, Seq<RelatedKnowledge> entries) {
    Map<AgentId, String> identities =
        ShownKnowledge.identities(workspace, entries.map(RelatedKnowledge::entry));
    return Items.of(
        entries,
        related ->
            new ShownRelatedKnowledge(
                ShownKnowledge.of(related.entry(), identities), related.shared()));
  }
}
