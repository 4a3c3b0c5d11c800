-- Items with their trust, and which was made from which.
create table item (
    id text collate "C" primary key,
    trust smallint not null,
    trust_before smallint not null,
    content text not null
);
create table edge (
    parent text collate "C" not null,
    child text collate "C" not null,
    primary key (parent, child)
);
create index edge_child on edge (child, parent);
