/** The PostgreSQL side of the seam: one schema is one workspace. */
@NullMarked
package dev.stoa.adapter.postgres;

import org.jspecify.annotations.NullMarked;
