package dev.stoa.application.knowledge;

import dev.stoa.application.trust.FollowSupersessions;
import dev.stoa.domain.kernel.SupersessionHistory;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeStorage;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;

/** What entries of knowledge have superseded. */
public final class KnowledgeSupersessions {

  private KnowledgeSupersessions() {}

  /** Those of a workspace. */
  public static <S extends KnowledgeStorage & TrustStorage>
      FollowSupersessions<KnowledgeId, KnowledgeEntry> in(S storage) {
    KnowledgeEntries entries = storage.knowledgeEntries();
    return new FollowSupersessions<>(
        ItemKind.KNOWLEDGE,
        storage.origins(),
        KnowledgeId::new,
        new SupersessionHistory<>(entries::find, entries::supersededBy),
        entries::lock,
        (before, after) -> entries.save(after));
  }
}
