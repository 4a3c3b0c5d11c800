package dev.stoa.application.vectors;

import dev.stoa.domain.audit.aua.AuaVectors;
import dev.stoa.domain.channel.MentionVectors;
import dev.stoa.domain.consensus.ConsensusVectors;
import dev.stoa.domain.correction.CorrectionVectors;
import dev.stoa.domain.critique.CritiqueVectors;
import dev.stoa.domain.debate.DebateVectors;
import dev.stoa.domain.evidence.EvidenceVectors;
import dev.stoa.domain.evolution.EvolutionVectors;
import dev.stoa.domain.knowledge.KnowledgeVectors;
import dev.stoa.domain.lesson.LessonVectors;
import dev.stoa.domain.memory.MemoryVectors;
import dev.stoa.domain.operations.StoreBackupVectors;
import dev.stoa.domain.rating.CalibrationVectors;
import dev.stoa.domain.rating.EloVectors;
import dev.stoa.domain.rating.RelationshipVectors;
import dev.stoa.domain.resilience.BreakerVectors;
import dev.stoa.domain.search.SearchVectors;
import dev.stoa.domain.specialist.SpecialistVectors;
import dev.stoa.domain.vectors.VectorChecks;
import dev.stoa.domain.vectors.VectorFolder;
import dev.stoa.domain.vectors.VectorRun;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

/** Runs every vector of the folder {@code -Dstoa.vectors}, and prints which are not checked. */
final class VectorsTest {

  private static final Seq<VectorChecks> CHECKS =
      Vector.of(
          AuaVectors.checks(),
          MentionVectors.checks(),
          CorrectionVectors.checks(),
          CorrectionVectors.veritasChecks(),
          CritiqueVectors.checks(),
          DebateVectors.checks(),
          ConsensusVectors.checks(),
          EvidenceVectors.checks(),
          EvolutionVectors.checks(),
          KnowledgeVectors.checks(),
          LessonVectors.checks(),
          MemoryVectors.checks(),
          CalibrationVectors.checks(),
          EloVectors.checks(),
          RelationshipVectors.checks(),
          BreakerVectors.checks(),
          SearchVectors.checks(),
          SpecialistVectors.checks(),
          SpecialistVectors.veritasChecks(),
          AgentVectors.checks(),
          TaskVectors.checks(),
          ChannelVectors.checks(),
          NoteVectors.checks(),
          BackupVectors.checks(),
          ConversationVectors.checks(),
          StoreBackupVectors.checks());

  @TestFactory
  Stream<DynamicTest> vectors() throws IOException {
    Path folder;
    try {
      folder = VectorFolder.find();
    } catch (TestAbortedException missing) {
      // Of a factory that is aborted there is no report, of a test there is.
      return Stream.of(
          DynamicTest.dynamicTest(
              "vectors",
              () -> {
                throw missing;
              }));
    }
    VectorRun run = VectorRun.of(folder, CHECKS);
    run.leftOut().forEach(System.out::println);
    run.notCovered().forEach(System.out::println);
    return run.cases().toJavaStream().map(each -> DynamicTest.dynamicTest(each.name(), each::run));
  }
}
