package dev.stoa.bootstrap.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.storage.SchemaMode;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

final class AuditProcessesTest {

  private static final int PROCESSES = 3;
  private static final int EACH = 40;

  @ParameterizedTest
  @EnginesOfThisBuild
  void processesOpenANewWorkspaceAtOnceAndWriteOneChain(TestEngine engine) throws Exception {
    String url = engine.newUrl();
    List<JavaProcess> running = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      running.add(JavaProcess.start(AppendingProcess.class, url, "p" + i, "" + EACH));
    }
    for (JavaProcess process : running) {
      process.finish();
    }
    try (Stoa stoa = Stoa.open(engine.config(url).withSchema(SchemaMode.VALIDATE))) {
      ChainReport report = stoa.audit().verify(VerifyRequest.plain()).get();
      assertEquals(Option.none(), report.firstFault());
      assertEquals(PROCESSES * EACH, report.entries());
      for (int i = 0; i < PROCESSES; i++) {
        AuditQuery one = AuditQuery.all().inSession("p" + i);
        assertEquals(EACH, stoa.audit().list(one.limit(1_000)).items().size());
      }
    }
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void whatAKilledProcessHadCommittedIsKept(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    JavaProcess process =
        JavaProcess.start(AppendingProcess.class, url, "killed", "" + Integer.MAX_VALUE);
    long acknowledged = 0;
    while (acknowledged < 25) {
      acknowledged = Long.parseLong(process.line());
    }
    process.kill();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ChainReport report = stoa.audit().verify(VerifyRequest.plain()).get();
      assertEquals(Option.none(), report.firstFault());
      assertTrue(report.entries() >= acknowledged, report.entries() + " of " + acknowledged);
    }
  }
}
