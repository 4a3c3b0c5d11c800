package dev.stoa.example.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PromotionDeskTest {

  @Test
  void theTrailIsKeptInASqliteFile(@TempDir Path folder) {
    keepsTheTrail("jdbc:sqlite:" + folder.resolve("desk.db"));
  }

  @Test
  void theTrailIsKeptInPostgresWithOnlyTheUrlChanged() {
    keepsTheTrail(PostgresServer.shared().newDatabase() + "&currentSchema=desk");
  }

  private static void keepsTheTrail(String url) {
    try (PromotionDesk desk = new PromotionDesk(url)) {
      desk.promote("swe", "qwen-7b", "qwen-14b");
    }
    try (PromotionDesk desk = new PromotionDesk(url)) {
      AuditEntry entry = desk.promotions().single();
      assertEquals(Option.some("swe"), entry.event().specialist());
      assertEquals("{\"from\":\"qwen-7b\",\"to\":\"qwen-14b\"}", entry.event().details().text());
    }
  }
}
