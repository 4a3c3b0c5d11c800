package dev.stoa.example.spring;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.RefusalException;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Stores orders, and appends an audit entry for each. */
@Service
public class OrderService {

  private static final int STOCK = 100;

  private final JdbcTemplate jdbc;
  private final AuditOperations audit;

  OrderService(JdbcTemplate jdbc, AuditOperations audit) {
    this.jdbc = jdbc;
    this.audit = audit;
  }

  /** Places an order; what runs out of stock leaves neither a row nor an entry. */
  @Transactional
  public String place(String item, int quantity) {
    String id = UUID.randomUUID().toString();
    jdbc.update("insert into orders (id, item, quantity) values (?, ?, ?)", id, item, quantity);
    audit.append(AuditEvent.of("order_placed").session(id)).getOrElseThrow(RefusalException::new);
    Integer ordered =
        jdbc.queryForObject(
            "select coalesce(sum(quantity), 0) from orders where item = ?", Integer.class, item);
    if (ordered == null || ordered > STOCK) {
      throw new OutOfStockException(item);
    }
    return id;
  }
}
