package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.ChainFault;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.audit.tlog.VerifierKey;
import java.nio.file.Path;
import java.security.SecureRandom;

/** A trail is written, signed and proved; then copies of it are tampered with, and caught. */
public final class AuditDemo implements DemoSection {

  private static final long PROVED = 3;
  private static final String EVENTS =
      """
      {'events':[
        {'event_type':'query','session_id':'s1','trace_id':'t1','field':'software_engineering',
         'specialist':'coder','u_score':0.57,'confidence':0.75,'latency_ms':412.5,
         'details':{'mode':'single'}},
        {'event_type':'query','session_id':'s1','trace_id':'t2','specialist':'reviewer',
         'confidence':0.9,'latency_ms':1290,'details':{'mode':'fan_out','answers':3}},
        {'event_type':'correction','session_id':'s1','field':'mathematics','confidence':0.9,
         'details':{'claim':'Bubble sort is O(n²)'}},
        {'event_type':'query','session_id':'s2','specialist':'coder','confidence':0.4,
         'latency_ms':88},
        {'event_type':'promote','specialist':'coder',
         'details':{'from':'base-7b','to':'base-14b','u_delta':0.031}},
        {'event_type':'auth_failure','token_id':'tok-9','details':{'ip':'127.0.0.1'}},
        {'event_type':'rollback','id':'rollback-1','specialist':'coder',
         'details':{'reason':'regression'}}]}
      """;

  @Override
  public String title() {
    return "The audit trail";
  }

  @Override
  public void run(DemoContext demo) {
    demo.run(
        "A batch of events is appended, all or none, each hashed with the one before it:",
        "audit.append-batch",
        EVENTS);
    demo.run("They are read page by page; the first page:", "audit.list", "{'limit':4}");
    demo.run("and the one after it:", "audit.list", "{'limit':4,'after_sequence':4}");
    AuditOperations audit = demo.stoa().audit();
    SigningKey key = SigningKey.generate("demo.example/audit", new SecureRandom());
    SignedCheckpoint checkpoint = sign(demo, audit, key);
    prove(demo, audit, key.verifier());
    catchTampering(demo, checkpoint, key.verifier());
  }

  private static SignedCheckpoint sign(DemoContext demo, AuditOperations audit, SigningKey key) {
    SignedCheckpoint signed = audit.checkpoint(key).getOrElseThrow(CliFailure::refused);
    Path file = demo.file("log.checkpoint");
    new TextFile("checkpoint", file).write(signed.note());
    demo.show(
        "A checkpoint is signed with a new key, which the log itself attests, and saved:",
        Table.of("what", "value")
            .row("entries", signed.size())
            .row("root", signed.root())
            .row("verifier key", key.verifier())
            .row("saved to", file));
    return signed;
  }

  private static void prove(DemoContext demo, AuditOperations audit, VerifierKey key) {
    Path file = demo.file(PROVED + ".tlog-proof");
    TextFile proofFile = new TextFile("proof", file);
    proofFile.write(audit.prove(PROVED).getOrElseThrow(CliFailure::refused).text());
    // Read back as without the workspace.
    TlogProof proof = TlogProof.parse(proofFile.read());
    Checkpoint vouched =
        proof.verify(key.name(), key).getOrElseThrow((String why) -> CliFailure.refused(why));
    demo.show(
        "Entry " + PROVED + " is proved offline, from its proof file and the verifier key alone:",
        Table.of("what", "value")
            .row("proof file", file)
            .row("entry", proof.index() + 1 + " of " + vouched.size())
            .row("entry hash", proof.entryHash())
            .row("steps to the root", proof.path().size())
            .row("result", "proved"));
  }

  private static void catchTampering(
      DemoContext demo, SignedCheckpoint checkpoint, VerifierKey key) {
    Path altered =
        TamperedCopy.of(demo.database(), demo.file("altered.db"))
            .run("drop trigger audit_log_no_update")
            .run("update audit_log set confidence = 0.99 where sequence = 4")
            .file();
    Path truncated =
        TamperedCopy.of(demo.database(), demo.file("truncated.db"))
            .run("drop trigger audit_log_no_delete")
            .run("drop trigger audit_checkpoints_no_delete")
            .run("delete from audit_log where sequence > 5")
            .run("delete from audit_checkpoints")
            .file();
    VerifyRequest alone = VerifyRequest.plain();
    VerifyRequest against = alone.against(checkpoint.note(), key);
    demo.show(
        "Copies of the file are tampered with by plain SQL. A change is seen at once; a missing"
            + " tail is seen\n"
            + "with the checkpoint that was saved elsewhere, and only with it:",
        Table.of("workspace", "verified", "result", "because")
            .row(cells("as it is", "with the checkpoint", demo.stoa(), against))
            .row(cells("confidence changed", "by itself", altered, alone))
            .row(cells("tail cut off", "by itself", truncated, alone))
            .row(cells("tail cut off", "with the checkpoint", truncated, against)));
  }

  private static Object[] cells(String what, String how, Path database, VerifyRequest request) {
    try (Stoa stoa = Stoa.open("jdbc:sqlite:" + database)) {
      return cells(what, how, stoa, request);
    }
  }

  private static Object[] cells(String what, String how, Stoa stoa, VerifyRequest request) {
    ChainReport report = stoa.audit().verify(request).getOrElseThrow(CliFailure::refused);
    return new Object[] {
      what,
      how,
      report
          .firstFault()
          .map(fault -> fault.kind() + " at sequence " + fault.sequence())
          .getOrElse("sound"),
      report.firstFault().map(ChainFault::explanation).getOrElse("")
    };
  }
}
