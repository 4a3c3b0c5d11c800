package dev.stoa.bootstrap.debate;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.consensus.ConsensusOfDebate;
import dev.stoa.application.debate.CodeVersionOperations;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.GateOperations;
import dev.stoa.application.debate.LedDebateOperations;
import dev.stoa.application.lesson.LessonsOfDebate;
import dev.stoa.bootstrap.storage.Wiring;
import java.util.List;

/** Provides the operations of debates. */
public final class DebateModule extends AbstractModule {

  @Provides
  @Singleton
  private static DebateOperations debates(Wiring wiring) {
    return new DebateOperations(
        wiring.storage(),
        wiring.clock(),
        wiring.ids(),
        List.of(
            new ConsensusOfDebate(wiring.storage(), wiring.clock(), wiring.ids()),
            new LessonsOfDebate(wiring.storage(), wiring.clock(), wiring.ids())));
  }

  @Provides
  @Singleton
  private static CodeVersionOperations codeVersions(Wiring wiring) {
    return new CodeVersionOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static GateOperations gates(Wiring wiring) {
    return new GateOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static LedDebateOperations ledDebates(Wiring wiring, DebateOperations debates) {
    return new LedDebateOperations(wiring.storage(), debates, wiring.clock(), wiring.ids());
  }
}
