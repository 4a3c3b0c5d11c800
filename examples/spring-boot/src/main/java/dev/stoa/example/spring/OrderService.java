package dev.stoa.example.spring;

import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Stores orders, and appends an audit entry for each. */
@Service
public class OrderService {

  private static final int STOCK = 100;

  private final JdbcTemplate jdbc;
  private final OrderTrail trail;

  OrderService(JdbcTemplate jdbc, OrderTrail trail) {
    this.jdbc = jdbc;
    this.trail = trail;
  }

  /** Places an order; what runs out of stock leaves neither a row nor an entry. */
  @Transactional
  public String place(String item, int quantity) {
    String id = UUID.randomUUID().toString();
    jdbc.update("insert into orders (id, item, quantity) values (?, ?, ?)", id, item, quantity);
    trail.placed(id);
    Integer ordered =
        jdbc.queryForObject(
            "select coalesce(sum(quantity), 0) from orders where item = ?", Integer.class, item);
    if (ordered == null || ordered > STOCK) {
      throw new OutOfStockException(item);
    }
    return id;
  }
}
