/** Notes in tables. */
@NullMarked
package dev.stoa.adapter.jooq.notebook;

import org.jspecify.annotations.NullMarked;
