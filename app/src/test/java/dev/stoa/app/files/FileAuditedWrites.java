package dev.stoa.app.files;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import java.time.Duration;

/** What is audited of memory files. */
public final class FileAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    FileDesk desk = FileDesk.ofAgent(secret);
    String path = "/memories/" + secret;
    stoa.files().run(desk, FileCommand.create(path, "about " + secret)).get();
    stoa.files().run(desk, FileCommand.replace(path, "about", "all about")).get();
    stoa.files().run(desk, FileCommand.rename(path, path + "-2")).get();
    stoa.files().run(desk, FileCommand.delete(path + "-2")).get();
    stoa.files().run(desk, FileCommand.create(path, "again")).get();
    stoa.files().expire(Duration.ZERO, 10);
  }
}
