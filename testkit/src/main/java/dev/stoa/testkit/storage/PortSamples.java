package dev.stoa.testkit.storage;

import dev.stoa.domain.audit.AuditChain;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.IdentifiedEvent;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.trust.Suspects;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;

/** Samples of the types whose components must fit each other. */
final class PortSamples {

  static final SampleArguments ARGUMENTS =
      new SampleArguments()
          .with(Hash.class, () -> Hash.of(new byte[Hash.BYTES]))
          .with(CanonicalJson.class, () -> CanonicalJson.of("{}"))
          .with(ChainedEntry.class, PortSamples::chained)
          .with(PatternId.class, () -> new PatternId("0123456789ab"))
          .with(DebateConfig.class, () -> DebateConfig.USUAL)
          .with(TurnFindings.class, () -> TurnFindings.NONE)
          .with(JsonMember.class, () -> JsonMember.text("sample", "sample"))
          .with(AgentPermissions.class, AgentPermissions::none)
          .with(ActionDraft.class, () -> ActionDraft.of(1, new ProfileId("sample")))
          .with(HyperParameters.class, () -> HyperParameters.DOCUMENTED)
          .with(AgentPair.class, () -> new AgentPair(new AgentName("a"), new AgentName("b")))
          .with(Matches.ScoreReader.class, () -> (Matches.ScoreReader) (match, agent, score) -> {})
          .with(Specialist.class, () -> Specialist.of("sample", Specialist.MIN_WINDOW))
          .with(Embedding.class, () -> Embedding.of("sample", 1.0f))
          .with(VectorItem.class, () -> VectorItem.of("sample", 1.0f))
          .with(MetadataFilter.class, () -> MetadataFilter.eq("sample", "sample"))
          .with(FilePath.class, () -> FilePath.ROOT)
          .with(Suspects.class, () -> Suspects.of("sample"));

  private PortSamples() {}

  private static ChainedEntry chained() {
    return AuditChain.extend(
            ChainHead.EMPTY,
            HashMap.empty(),
            Vector.of(new IdentifiedEvent(new AuditEntryId("sample"), AuditEvent.of("sample"))),
            SampleArguments.AT)
        .head();
  }
}
