-- Items with their trust, and which was made from which.
create table item (
    id text primary key not null,
    trust integer not null,
    trust_before integer not null,
    content text not null
) without rowid;
create table edge (
    parent text not null,
    child text not null,
    primary key (parent, child)
) without rowid;
create index edge_child on edge (child, parent);
